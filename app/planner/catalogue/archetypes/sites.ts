import type { Row } from "./archetype";

const SITE = "(?:website|web ?site|site|home ?page|web ?page|page)";

/** Web sites of people and places: visitors come to look, whoever it belongs to keeps it up to date. */
export const SITES: Row[] = [
  [
    "band-site",
    "band website",
    new RegExp(
      `\\b(?:bands?|musicians?|singers?|djs?|choirs?|orchestras?|duo|quartet|songwriters?)\\b.*\\b${SITE}$`,
    ),
    "concert|song|inquiry",
    "visitor/*band member",
    "view:see the next concerts with place and tickets|view:listen to a song|request:send an inquiry for a concert|*add:announce a concert",
    "Selling tickets|A shop for shirts",
    "Where do the songs play from?=From files on the site; a streaming service may be linked.",
    "Past concerts stay readable in a list of their own.",
  ],
  [
    "wedding-site",
    "wedding website",
    new RegExp(`\\b(?:weddings?|bridal|engagement|christening|anniversary)\\b.*\\b${SITE}\\b`),
    "reply|programme item|guest",
    "guest/*couple",
    "view:see the programme of the day with places and times|join:answer the invitation with the number of people and what they eat|message:ask the couple a question|*view:see who comes and what they eat",
    "A gift shop|Photos by guests",
    "How do guests get in?=With the link in their invitation, without an account.",
    "Answers can be changed until a closing date.",
  ],
  [
    "community-site",
    "community website",
    new RegExp(
      `\\b(?:church|parish|mosque|synagogue|temple|kindergarten|nursery|schools?|clubs?|associations?|societ(?:y|ies)|village|town|neighbou?rhood|scouts?|charit(?:y|ies)|non-?profit|ngo)\\b.*\\b${SITE}$`,
    ),
    "announcement|event|contact",
    "visitor/*editor",
    "view:see the next events of {place}|view:read the newest announcements|message:write to the right contact|*post:post an announcement|*add:add an event",
    "Membership fees|A closed area for members",
    "How many people write for the site?=Two or three editors.",
    "Everything on the site is public.",
  ],
  [
    "restaurant-site",
    "restaurant website",
    new RegExp(
      `\\b(?:restaurants?|caf[eé]s?|bistros?|bars?|pubs?|pizzeria|taverna|food trucks?|coffee shops?)\\b.*\\b${SITE}$`,
    ),
    "dish|table reservation|opening hours",
    "guest/*owner",
    "view:see the dishes of today with prices and allergens|view:see when {place} is open and how to get there|request:ask for a table|*edit:change dishes and prices",
    "Paying online|Home delivery",
    "Are tables confirmed at once?=No: the owner answers each request by e-mail.",
    "The menu changes at most once a day.",
  ],
  [
    "portfolio-site",
    "portfolio site",
    new RegExp(
      `\\b(?:portfolio|photographers?|artists?|designers?|illustrators?|architects?|models?|actors?|personal|cv|resume)\\b.*\\b${SITE}\\b|\\bportfolio\\b`,
    ),
    "work|inquiry",
    "visitor/*owner",
    "view:look through the works|find:filter the works by kind|request:send an inquiry|*edit:add and reorder works",
    "A blog|Selling works",
    "How many works are shown?=Up to thirty, newest first.",
    "One person looks after the site.",
  ],
  [
    "link-page",
    "link page",
    /\blink(?:s)?(?: in)?[- ]?bio\b.*|\blink ?tree\b.*|\blinks? page$/,
    "link|visit",
    "visitor/*owner",
    "view:follow a link to its page|*add:add a link with title and picture|*edit:put the links into another order|*view:see how often each link was opened",
    "Payments|Newsletters",
    "May a link have an end date?=Yes, then it disappears by itself.",
    "A page has at most twenty links.",
  ],
  [
    "landing",
    "waitlist page",
    /\b(?:landing page|wait(?:ing)? ?list(?: page)?|coming soon page|launch page)\b/,
    "sign-up|question",
    "visitor/*owner",
    "join:leave an e-mail address|view:read what it is and what it costs|message:ask a question|*view:see the sign-ups of a week and where they came from",
    "Paying in advance|A blog",
    "Does an address have to be confirmed?=Yes, by a link in a letter.",
    "One page, one message, one button.",
  ],
  [
    "donations",
    "donation page",
    /\b(?:donat\w+|fund ?rais\w+|crowd ?fund\w+|tip jar)\b(?:.*\b(?:page|site|website|app|platform|tracker|form)\b)?/,
    "donation|campaign|donor",
    "donor/*organiser",
    "pay:give a donation once or every month|view:see how far a campaign is|view:get a receipt|*add:start a campaign with a goal|*view:see who gave what",
    "Selling things|Auctions",
    "Can a donor stay anonymous?=Yes, in public; the receipt needs a name.",
    "One organisation, one bank account.",
  ],
  [
    "directory",
    "directory",
    /\b(?:directory|yellow pages|listing site|local guide|city guide|map of)\b/,
    "{thing}|suggestion",
    "visitor/editor",
    "find:find {a thing} by place and kind|view:see {a thing} on a map with opening hours|request:send a suggestion|*approve:approve a suggestion",
    "Paid places|Ratings",
    "Who adds entries?=Editors; visitors suggest.",
    "Each entry is looked at once a year.",
  ],
];

/** A site of which no more is known than that it is one. */
export const GENERIC_SITES: Row[] = [
  [
    "business-site",
    "business website",
    new RegExp(`\\b${SITE}$`),
    "service|inquiry|opening hours",
    "visitor/*owner",
    "view:see what {place} offers and what it costs|view:see when {place} is open and how to get there|request:send an inquiry with a phone number|*view:read the new inquiries|*edit:change an offer",
    "Paying online|A blog",
    "What should a visitor such as {p} do first: call, write or come by?=Write an inquiry; the phone number of {o} stands on every page.",
    "One person keeps the site up to date.",
  ],
];
