import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
const optionalAddress = z.union([address, z.literal("")]).default("");

/** content/site.json: what the self-hoster calls the site and where its links lead. Empty link = its button is hidden. */
export const siteSchema = z.strictObject({
  name: z.string().min(1).max(40),
  description: z.string().min(1).max(200),
  /** Who answers for the site, by law: named in the terms and the privacy policy. */
  controller: z.string().default(""),
  /** Where the controller is written to. */
  contact: z.union([z.email(), z.literal("")]).default(""),
  offer: z.strictObject({ label: z.string().default("Offer"), url: optionalAddress }).prefault({}),
  links: z
    .strictObject({
      communityChannel: optionalAddress,
      reviews: optionalAddress,
      jobApplication: optionalAddress,
    })
    .prefault({}),
  /** The countdown's moment, and the address of a foreign form that takes names; without one they are stored here. */
  waitlist: z
    .strictObject({
      date: z.iso
        .datetime({ offset: true, error: "must be a moment like 2025-05-26T19:00:00Z" })
        .default("2025-05-26T19:00:00Z"),
      form: optionalAddress,
    })
    .prefault({}),
  /** The provider of the posts' videos: a video's id is put after these addresses, of its frame and of its own page. */
  videos: z
    .strictObject({
      embed: address.default("https://www.youtube-nocookie.com/embed/"),
      watch: address.default("https://www.youtube.com/watch?v="),
    })
    .prefault({}),
  /** Where the guided buttons of a finished plan lead: the key is the last part of /go/{partner}. */
  partners: z.record(z.string().regex(/^[a-z][a-z-]*$/), z.strictObject({ label: z.string(), url: address })),
});

export type Site = z.infer<typeof siteSchema>;

/** The part of the site's content that every page shows. */
export type SiteView = {
  name: string;
  description: string;
  offer: { label: string; url: string };
  hasCommunity: boolean;
  reviewsUrl: string;
};
