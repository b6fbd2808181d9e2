import { isPerson } from "../../catalogue/people";
import { mayMatch } from "../../text/rewriting";
import { singular } from "../../text/words";
import { APP } from "../state";

/**
 * The many ways in which people say that something is not to be built ("payroll can wait", "we can live without a map",
 * "the first version has no chat"), put as the one that is read: "no payroll".
 */

const START =
  "(?<=^|[.;!?:(] ?|, |\\bbut |, and |, so )(?:(?:and|but|so|also|oh|please|definitely|sorry),? )*(?:(?:for now|at first|to (?:begin|start) with|initially|this time|right now|currently|at the moment|in v ?1|(?:in|for) (?:the |a |this |our )?(?:first |initial |current )?(?:version|release|phase|step|round|year)(?: (?:1|one))?),? )?(?:please )?";
const END = "(?=\\s*(?:[.;!?()]|, (?:and|but|so|because|as|since|we|I|they|that|it)\\b|$))";
const X = "(?<x>[^.;:!?,()]{3,70}?)";
/** The same at the beginning of a clause, where whoever does something would stand. */
const SUBJECT = `(?<x>(?:[^.;:!?,()]{3,30}, (?:and )?)*(?!(?:if|when|unless|once|until|after|before|because|while|it|this|that|they|these|those|there|he|she|who|which|what|nobody|nothing|the rest|(?:every|any)thing(?! (?:to do|about|around|with))) )[^.;:!?,()]{3,70}?)`;

const VERSION =
  "(?:(?:the|this|our|a) )?(?:(?:first|initial|current|v ?1|1st) )?(?:version|release|app|mvp|prototype|project|scope|pilot|phase|tool|site|system|website|platform|step|round)(?: (?:1|one|1\\.0))?";
const NOW = `(?: (?:(?:right )?now|for now|for the moment|at the moment|yet|at first|to (?:begin|start) with|initially|this time|here|so far|in v ?1|(?:in|from|of|for) (?:${VERSION}|it|this|that)))*`;
/** What asks for the app, not what the app does. */
const HAVING =
  "(?:have|include|contain|offer|handle|support|cover|provide|do|need|get|come with|deal with|cater for|bother with|build|add|implement|integrate|develop)";
const ITSELF = `(?:it|this|v ?1|(?:version|release|phase) (?:1|one)|(?:the|this|our|my) (?:(?:first|initial|new|current) )?(?:version|release|mvp|phase|${APP})(?: (?:1|one))?)`;
const NOT = "(?: not|n't)";

const rx = (...parts: string[]) => new RegExp(parts.join(""), "gi");

const ADVERB =
  "(?: (?:deliberately|explicitly|intentionally|simply|just|also|all|both|definitely|clearly|currently|really|strictly|certainly))?";
const LATER =
  "(?:later(?: on)?|afterwards|one day|some ?day|eventually|at some point|some other time|another time|in (?:the|a) (?:future|later version|second step|next step|next version)|next (?:year|time|season)|in (?:version|phase) (?:2|two))";
/** "the", "any", "a" before the thing. */
const THE = "(?:an? |any |the |such a |another )?";

/** What says of a thing that it is not to be built; before "now" and the like. */
const LEFT_OUT = `(?:${[
  "(?:can|could|may|might|must|will|has to|have to|should)(?: well| easily| happily)? (?:wait|(?:come|follow) (?:in |with |as )?(?:later|afterwards|another time|a (?:later|second|next) [a-z]+|(?:version|phase) (?:2|two))|be added (?:later|afterwards))",
  `(?:is|are|was|were|will be)(?:${NOT})${ADVERB} (?:part of|included in|planned for|on the list|in scope|within scope|in the scope|a priority|our priority|something (?:we|I) (?:need|want)|planned|foreseen|on the agenda|on the roadmap|needed|necessary|required|wanted|worth it|worth the effort|for us|what (?:we|I) (?:need|want))`,
  `(?:is|are|stays?|remains?)${ADVERB} (?:out(?: of scope| of the question| of bounds)?|off the (?:table|list)|overkill|superfluous|unnecessary|unneeded|unwanted|left (?:out|aside)|(?:something |a thing |a topic |left |kept |saved )?for (?:later|another day|another time|next year|version (?:2|two)|phase (?:2|two))|not for now|ruled out|excluded|nothing (?:we|I) (?:need|want)|nothing for us|planned for (?:later|next year|(?:a|the) (?:later|next|second) [a-z]+|(?:version|phase) (?:2|two))|on the wish ?list for (?:later|next year|another time))`,
  "would be (?:overkill|too much|over the top)",
  "(?:makes?|make) no sense(?: for us| here)?",
  "(?:(?:will|shall|would|does|do|should|must|need)(?: not|n't)|won't) (?:be (?:part of|included|built|implemented|supported|covered|offered|needed|there|in)|belong (?:in|to|here)|(?:have|need) to be (?:part of|included|built|there|in)(?: there| it)?)",
  `(?:(?:is|are|was|were|will be|shall be|should be|can be|may be|has been|have been|get|gets)${ADVERB} (?:dropped|left out|excluded|omitted|cut|postponed|skipped|parked|put off|shelved|kept out))(?= (?:from|of|for now|for the moment|at first|until|to|in the|this time|for later|initially)| *(?:[.;!?)]|$))(?: (?:until|to|for|till) (?:later|next year|another day|another time))?(?: from (?:the|our) (?:plan|list|scope))?`,
  "(?:falls?|lies?|stays?|remains?|is|are|goes|go) (?:outside|beyond|out of)(?: of)? (?:the |our |its |this )?(?:scope|brief|project|app|version|release)",
  "(?:has|have) (?:no place in|(?:no|low|a low|the lowest) priority|to be ignored)",
  "(?:can|may|should|could) be (?:ignored|left (?:out|aside)|omitted|done without)",
  "(?:does|do)(?: not|n't) (?:form part of|matter|count|concern (?:us|me)|have to be (?:in|part of))",
  "(?:won't|will not|is not going to|are not going to|isn't|aren't) (?:happen|come|coming|exist)",
  "(?:is|are) (?:dispensable|someone else's (?:job|business)|not our (?:job|business|problem)|too (?:much|early|complicated|expensive|big|complex) for (?:now|us|the (?:start|beginning)|a (?:first|start)[a-z ]*)|not yet on)",
  "(?:has|have) been (?:cut|scrapped|struck|ruled out)|(?:got|was|were) (?:cut|scrapped|struck)",
  "would only (?:confuse|annoy|distract|get in the way)",
  "(?:stays?|remains?|continues?) (?:on paper|in excel|in (?:the|our) (?:spreadsheet|notebook|binder|filing cabinet)|as (?:it is|they are|before)|with (?:the|our) [a-z]+)",
  "(?:stays?|remains?|is|are|runs?) (?:done |handled |managed |kept |dealt with |taken care of )?(?:elsewhere|somewhere else|outside (?:of )?(?:the|this) (?:app|system|tool)|(?:in|on|by|with|through) (?:another|a different|a separate|our other|its own) (?:app|tool|system|program|programme|software))(?: and (?:stays?|remains?|should stay) (?:there|that way|like that))?",
  "(?:comes?|follows?) (?:later|afterwards|(?:in|with) (?:a later|the next|the second|version two|version 2|phase two|phase 2)(?: [a-z]+)?)",
  "(?:does|do)(?: not|n't) interest (?:us|me)",
  "(?:is|are) (?:of )?no (?:interest|concern)(?: to us| to me| of ours)?",
  `would be (?:nice|great|good|cool|lovely)(?: to have)?,? but (?:(?:it|that|this)(?:'s| is| are)? )?(?:not (?:now|yet|for now|needed|necessary|part of|in|for)|can wait|later|is for later|for later|comes later)`,
].join("|")})${NOW}(?: of (?:the )?(?:scope|first version|initial release))?`;

/** The same said before the thing. */
const WITHOUT = [
  // "Drop the newsletter", "ignore the map", "excluding payments"
  "(?:drop|ignore|exclude|omit) the ",
  "(?:excluding|everything (?:except|but)|all (?:of )?(?:this|that|it) (?:but )?without|(?:especially|certainly|definitely|above all|under no circumstances|on no account|in no case|by no means)(?: not)?(?: should there be)?) (?:an? |any |the )",
  // "Under no circumstances a shop", "nor do we need a blog"
  `nor (?:do|will|should|shall|would) (?:we|I|there) (?:be|need|want|have|build)(?: to (?:have|build))? ${THE}`,
  "(?:rather|better|preferably|ideally|absolutely|simply|just|strictly) no ",
  `(?:rather|better|preferably|ideally|just|simply)? ?without (?!(?:internet|signal|being|having)\\b)(?:an? |any )(?=[a-z -]+$)`,
  `(?:nobody|no ?one|none of us|(?:our|the|my) [a-z]+s|users|customers|people|members) (?<=(?:nobody|no ?one|none of us) )(?:really |ever )?(?:needs?|wants?|asked for|asks for|would use|uses) ${THE}(?!to\\b)`,
  `(?:it(?:'s| is) )?(?:(?:far |much )?too early for|not (?:yet )?the (?:time|moment) for) ${THE}`,
  `(?:the )?(?:scope|project|brief|order|request|first version) (?:excludes|does(?:${NOT}) (?:cover|include|comprise|extend to)|leaves out) ${THE}`,
  `${ITSELF.replace("(?:it|this|", "(?:")}(?: (?:will|should|can))? (?:comes?|ships?|starts?|goes live|go live|launch(?:es)?|begins?) without ${THE}`,
  `(?:we|I)(?:'ll| will| want to| can| could|'d)? (?:start|begin|launch|go live) without ${THE}`,
  `(?:this|it)(?: is|'s)(?:${NOT}) about ${THE}`,
  `(?:we|I) (?:do(?:${NOT}) (?:expect|ask for|care (?:about|for)|mind not having)|(?:are|am|'re|'m) (?:fine|happy|ok|okay) without) ${THE}`,
  `(?:(?:take|cross|strike) ${THE}(?=[^.;!?,]* off(?: the list)?(?:[.;!?]|$))|strike ${THE}|scrap ${THE})(?!(?:that|it|this)\\b)`,
  "not an? ",
  `(?:out of scope|not included|excluded|left out|not (?:planned|needed|wanted|part of it|in scope)) (?:is|are) ${THE}`,
  // "The first version has no chat", "it needs no login"
  `(?:${ITSELF.replace("(?:it|this|", "(?:")} (?:has|gets|comes with|contains|includes|offers)|${ITSELF} (?:will|shall|should|must|needs|requires|is to)(?: have| include| contain| get)?) no `,
  // "There will be no shop", "there is no need for a map"
  `there (?:(?:will|shall) be no |won't be |will not be |(?:does|do)(?:${NOT}) (?:have|need) to be )${THE}`,
  `there(?:'s| is| are) no (?=[^.;!?,]* (?:in|for) (?:${VERSION}|v ?1)(?:[.;!?,]|$))`,
  `(?:you |we |it |the app )?(?:needn't|need not|no need to|there is no need to|there's no need to) (?:${HAVING}|make|program) ${THE}`,
  `(?:there(?:'s| is| will be) no|(?:we|I) (?:see|have|feel) no|no) (?:need|necessity|demand|reason|plans?|wish) (?:for|of) ${THE}`,
  // "It does not have to handle spare parts", "the app won't include a shop"
  `${ITSELF} (?:(?:does${NOT}|need not|needn't)(?: (?:need|have) to)?|(?:will|should|shall|must)${NOT}|won't|shan't|is${NOT} (?:supposed|meant|going|expected|intended) to) (?:${HAVING}|be|become|turn into|grow into|replace) ${THE}`,
  `(?:the|this) (?:app|site|tool|system|version) is${NOT} (?:an?|another) `,
  // "We can live without barcodes", "the app should work without a login"
  `(?:we|I|you|they|everyone|it|the app)(?: (?:can|could|will|would|must|should|has to)|'ll|'d)?(?: (?:easily|happily|certainly|also|well|just|rather))? (?:do|live|manage|cope|get by|get along|survive|be fine|are fine|am fine|go|work|works|function)(?: (?:well|fine|happily))? without (?!(?:internet|the internet|a? ?network|signal|a signal|connection|an? (?:internet )?connection|wi-?fi|reception|training|instructions?|a manual|help|being|having)\\b)${THE}`,
  // "We won't be building GPS tracking", "we're not planning a shop", "let's not do a shop"
  `(?:(?:we|I|you)(?:(?: are| am|'re|'m) not|(?: will| shall) not(?: be)?| won't(?: be)?| aren't| shan't be| (?:do|did)${NOT} plan|(?: would|'d) rather not)|let's not|let us not) (?:(?:going|planning|intending|looking|trying|asking|about) (?:to|on|for) |to |on )?(?:(?:build|add|includ|offer|support|implement|develop|mak|do|plann|provid|integrat|hav|want|need)(?:ing|e)? )${THE}`,
  // "I'm not interested in plant identification", "we are not after a shop"
  `(?:(?:we|I)(?: are| am|'re|'m) not|(?:we|I) aren't) (?:(?:really|at all|particularly|currently) )?(?:interested in|after|asking for|looking for|in need of|keen on|bothered about) ${THE}`,
  `(?:we|I) (?:have no (?:interest in|use for)|(?:do(?:${NOT})|cannot|can't) see (?:the|any) (?:point|use|sense|need) (?:of|in|for)) ${THE}`,
  `(?:we|I) (?:(?:really|explicitly|definitely|expressly|certainly|absolutely) )?do(?:${NOT}) (?:(?:really|explicitly|definitely|currently|actually) )?(?:want|need|require|wish for) ${THE}(?!to\\b)`,
  // "We decided against a shop", "we have ruled out ads"
  `(?:we|I)(?:'ve| have)? (?:decided|voted|chosen) (?:against|not to (?:have|include|build|add|offer|do)) ${THE}`,
  `(?:(?:we|I)(?:'ve| have)? )?(?:rule|ruled) out ${THE}`,
  // "Don't bother with a map", "hold off on payments", "forget about the shop"
  `(?:you can |you may |let's |let us )?(?:(?:do${NOT}|dont|you need not|no need to) (?:bother (?:with|about|adding|building|making)|worry about|waste time on|spend time on|(?:give|build|make) (?:us|me)|even think about|think about)|hold off (?:on|with)|stay away from|steer clear of|spare (?:me|us)|forget(?: about)?(?! (?:that|it|this|to)\\b)|skip) ${THE}`,
  `(?:we|I)(?:'ll| will| want to| would)? (?:deliberately|intentionally|explicitly|consciously|happily) (?:leave out|leave|skip|drop|exclude|omit|avoid|postpone) ${THE}`,
];

const PUT: RegExp[] = [
  // "As for route planning, that can wait": of whatever is named first.
  rx(
    "(?:as for|regarding|about|concerning|as to) ",
    X,
    "(?:, |: | - )(?:(?:that|this|it|they|those|these)(?:'s| is| are)? )?(?:can wait|could wait|not now|later|not yet|can come later|for later|not needed|no)[^.;!?,]*",
    END,
  ),
  // "Neither payroll nor tickets belong in the first release", "the app needs neither a shop nor a blog"
  rx(
    START,
    `neither (?<x>[^.;:!?,]{3,60}?) nor (?<y>[^.;:!?,]{3,60}?) (?:(?:is|are|will be|belongs?|comes?|gets?) (?:needed|wanted|planned|required|necessary|included|part|in|to|built|here)|(?:can|should|need|needs) (?:be|to be) (?:built|included|in))[^.;!?,]*`,
    END,
  ),
  rx(
    START,
    `(?:${ITSELF}|we|I) (?:needs?|wants?|has|have|includes?|contains?|requires?) neither (?<x>[^.;:!?,]{3,60}?) nor (?<y>[^.;:!?,]{3,60}?)`,
    NOW,
    END,
  ),
  // "We tried a shop and nobody used it, so leave it out", "we already have a shop, so that's not needed"
  rx(
    START,
    `(?:we|I)(?:'ve| have)? (?:(?:tried|had|considered|discussed|thought (?:about|of)|already have|(?:already )?got) |(?=have [^.;!?,]* (?:already|elsewhere|anyway),))(?:have )?${THE}`,
    X,
    "(?: (?:already|elsewhere|anyway))?(?:,| and| but)[^.;!?]{0,60}?(?:leave (?:it|that) out|skip (?:it|that)|not needed|no need\\b[^.;!?,]*|not (?:now|necessary|wanted)|decided against (?:it|that)|do(?:n't| not) (?:need|want) (?:it|that|one|another))",
    END,
  ),
  // "We may add a shop one day, but not now"
  rx(
    START,
    `(?:(?:we|I)(?:'ll)? (?:may |might |could |will |can |would like to )?(?:(?:perhaps|maybe|possibly) )?(?:add|do|build|have|get|want|look at|think about|talk about) |(?:maybe|perhaps|possibly) )${THE}`,
    X,
    ` ${LATER},? (?:but|though|only) (?:(?:it|that|this)(?:'s| is) )?not (?:now|yet|for|in|part|needed)[^.;!?,]*`,
    END,
  ),
  // "I could imagine a shop later", "in a later version we would like a shop", "later a shop would be nice"
  rx(START, `(?:we|I) (?:can|could) imagine ${THE}`, X, ` ${LATER}`, END),
  rx(
    START,
    `${LATER},? (?:(?:maybe|perhaps|possibly),? )?(?:(?:we|I) (?:want|(?:would|'d) like|might (?:want|add|need)|may (?:want|add|need)|could (?:add|have)|will (?:add|need)|plan) )(?:to (?:have|add|build) )?${THE}(?!to\\b)`,
    X,
    END,
  ),
  rx(
    START,
    `(?:${LATER},? (?:maybe |perhaps )?)${THE}`,
    X,
    " would be (?:nice|good|great|useful|cool|helpful)",
    END,
  ),
  rx(START, SUBJECT, ` would be (?:nice|good|great|useful|cool)(?: to have)? ${LATER}`, END),
  // "It's about repairs, not a shop", "just the repairs, without the shop"
  rx(
    "(?<=^(?:it(?:'s| is) (?:just |only |all )?about|this is about|just|only|we (?:just|only) (?:want|need)|i (?:just|only) (?:want|need)) [^.;:!?,()]{3,60}?(?:,| and|))(?: and| but)? ?(?:not|without|nothing with|no) (?:an? |any |the )",
    X,
    END,
  ),
  // "Shop (not now)"
  rx(
    START,
    SUBJECT,
    " \\((?:not (?:now|yet|in v ?1|in the first version|needed)|later|no|out(?: of scope)?|v2|phase 2|version 2)\\)",
    END,
  ),
  ...WITHOUT.map((words) => rx(START, words, X, NOW, END)),
  // "Leave the newsletter out", "save the shop for later"
  rx(
    START,
    `(?:let's |let us |we |we'll |please )?(?:leave|keep|save|put|park) ${THE}`,
    X,
    ` (?:out(?: of (?:it|this|${VERSION}))?|aside|off|for (?:later|another day|another time|next year|version (?:2|two)|phase (?:2|two)))`,
    NOW,
    END,
  ),
  rx(
    START,
    `(?:we|I)(?:'ll| will| can| want to| would|'re| are|'m| am)? (?:leav(?:e|ing) out|skip(?:ping)?|drop(?:ping)?|exclud(?:e|ing)|omit(?:ting)?|postpon(?:e|ing)|park(?:ing)?|put(?:ting)? off|leav(?:e|ing)) ${THE}`,
    X,
    "(?: out| aside)? (?:for now|for the moment|at first|for later|until later|in the first version|to begin with|to start with)",
    END,
  ),
  // "Instead of sending notifications we just look at the screen"
  rx(
    START,
    `instead of (?:sending|building|adding|having|offering|including|programming) ${THE}`,
    X,
    ",? (?:we|I) (?:just|simply|only)(?: keep)? [^.;!?]*",
    END,
  ),
  // "Route planning can wait", "electronic signatures fall outside the scope"
  rx(START, SUBJECT, " ", LEFT_OUT, "(?:(?! and | but | so | who )[^.;!?,)]){0,40}", END),
];

/** "Should it forecast the weather? No, not now." */
const ASKED =
  /^(?:(?:and|but|so|also) )*(?:(?:should|must|shall|will|does|do|can) (?:it|this|we|i|you|they|the (?:app|site|tool|system)) (?:also |really |even |have to |need to )*|(?:is|are|will|should|must) there (?:be )?(?:an? |any )?|(?:is|are) (?=[^?]+ needed\?)|should (?=[^?]+ (?:be )?(?:in (?:it|there)|part of it|included)\?)|what about (?:an? |any |the )?)([^?]{3,80})\?\s*(?:no|nope|nah|not (?:now|yet|really|needed|necessary|at first)|later|maybe later|rather not)\b[^\p{L}]*(?:(?:not|maybe|perhaps|thanks?|later)\b[^.]*|(.*))$/iu;
const ONLY_HAVING = new RegExp(`^(?:${HAVING}|want|be|use) (?:to )?(?:an? |any |the )?(?!to\\b)`, "i");

/** "anything to do with fines" */
const AROUND =
  /^(?:anything|everything|all|something|things?) (?:to do with|about|around|like|related to|that has to do with) |^(?:an?|any|the|all|our|having|having an?|including|building|adding|such things as|things like|stuff like) /i;

/** More in the words than a thing: then the sentence says something else. */
const CLAUSE = /\b(?:who|that|if|when|unless|until|which|because|must|should|whether|whoever)\b/i;

/** "Without a deposit no appointment": a condition, and nothing that is left out. */
const CONDITION = /^(?:[^.;!?]*\b(?:and|but|so),? )?without [^,.;!?]+,? (?:there(?:'s| is| will be) )?no \w/i;
/** "A shop? No.", "Payments? Nobody asked for them." */
const WONDERED =
  /^(?:(?:and|but|so|also) )*(?!who|what|where|when|which|how|why|is |are |do |does |can |could |should |will |would |may |must |did |has |have )([^?.!,;:]{3,50})\? (?:no|nope|nah|never|later|not (?:really|now|yet|needed|necessary|at all|for us)|maybe later|rather not|out|let's not|(?:that(?:'s| is)|it's) (?:for later|not (?:now|needed|for us))|that can wait|maybe one day|not this (?:year|time)|nobody (?:asked|needs|wants|uses)|no(?:-| )one (?:asked|needs|wants|uses)|(?:we|I) do(?: not|n't) (?:need|want)|skip (?:it|that)|leave (?:it|that) out)\b(?<rest>[^.;!?]*)[.!]?$/i;

/** The sentence with what it refuses told in the one way that is read. */
export function refusedPlainly(sentence: string): string {
  const [, asked = "", rest = ""] = ASKED.exec(sentence.trim()) ?? [];
  if (asked) {
    const thing = asked.trim().replace(/ (?:needed|(?:be )?(?:in (?:it|there)|part of it|included))$/i, "");
    const deed =
      ONLY_HAVING.test(thing) ||
      thing !== asked.trim() ||
      /^(?:is|are|will|should|must) there|^what about/i.test(sentence.trim())
        ? `no ${thing.replace(ONLY_HAVING, "")}`
        : `we do not want to ${thing}`;
    return `${deed}. ${rest}`.trim();
  }
  const wondered = WONDERED.exec(sentence.trim());
  if (wondered?.[1]) {
    const why = /^[,\s]*(?:thanks?(?: you)?[,\s]*)?((?:we|it|they|that|people|everyone|I)\b.*)/i.exec(
      wondered.groups?.rest ?? "",
    )?.[1];
    return `no ${thingOf(wondered[1])}${why ? `, ${why}` : ""}`;
  }
  if (CONDITION.test(sentence.trim())) return sentence;
  let plain = sentence;
  for (const pattern of PUT) {
    if (!mayMatch(pattern, plain)) continue;
    plain = plain.replace(pattern, (...found) => {
      const groups = found.at(-1) as { x?: string; y?: string };
      const things = [...listed(groups.x ?? ""), groups.y ?? ""].filter(Boolean).map(thingOf);
      return things.some(saysMore) ? String(found[0]) : things.map((thing) => `no ${thing}`).join(", ");
    });
  }
  return plain;
}

/** More than a thing that could be built: a clause of its own, somebody. */
function saysMore(thing: string): boolean {
  const words = thing.split(" ");
  return (
    CLAUSE.test(thing) ||
    !/\p{L}{2}/u.test(thing) ||
    words.length > 8 ||
    isPerson(singular((words.at(-1) ?? "").toLowerCase()))
  );
}

/** "A shop, a blog and a newsletter" are three; "terms and conditions" are one. */
function listed(words: string): string[] {
  return words.includes(",") ? words.split(/, (?:and |or )?| and | or /) : [words];
}

function thingOf(words: string): string {
  let thing = words.trim().replace(/ off(?: the list)?$/i, "");
  for (let before = ""; before !== thing; ) {
    before = thing;
    thing = thing.replace(AROUND, "");
  }
  return thing;
}
