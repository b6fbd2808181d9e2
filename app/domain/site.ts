import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
const optionalAddress = z.union([address, z.literal("")]).default("");

/** content/site.json: what the self-hoster calls the site and where its links lead. Empty link = its button is hidden. */
export const siteSchema = z.object({
  name: z.string().min(1).max(40),
  description: z.string().min(1).max(200),
  controller: z.string().default(""),
  offer: z.object({ label: z.string().default("Offer"), url: optionalAddress }).prefault({}),
  links: z
    .object({
      communityChannel: optionalAddress,
      reviews: optionalAddress,
      jobApplication: optionalAddress,
    })
    .prefault({}),
  /** Where the guided buttons of a finished plan lead: the key is the last part of /go/{partner}. */
  partners: z.record(z.string().regex(/^[a-z][a-z-]*$/), z.object({ label: z.string(), url: address })),
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
