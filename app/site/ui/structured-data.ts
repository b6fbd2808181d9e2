import { escapeHtml } from "~/base/text/escape-html";
import type { Job } from "~/site/pages";
import { icon512 } from "./favicons";

/** A schema.org object. */
export type Thing = { "@type": string } & Record<string, unknown>;

type Place = { name: string; url: string; logo?: string };

function publisher({ name, url, logo = icon512 }: Place): Thing {
  return {
    "@type": "Organization",
    "@id": `${url}#organization`,
    name,
    url,
    logo: new URL(logo, url).href,
  };
}

/** Describes the site itself, for its home page. */
export function siteThings(site: Place, description: string, language: string): Thing[] {
  const organization = publisher(site);
  return [
    organization,
    {
      "@type": "WebSite",
      "@id": `${site.url}#website`,
      name: site.name,
      url: site.url,
      description,
      inLanguage: language,
      publisher: { "@id": organization["@id"] },
    },
  ];
}

type Article = { title: string; description: string; url: string; published: string; image: string } & {
  language: string;
  updated?: string;
  /** Empty: the site itself is the author. */
  authors: Place[];
  keywords: string[];
};

export function articleThing(site: Place, article: Article): Thing {
  const organization = publisher(site);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    url: article.url,
    mainEntityOfPage: article.url,
    datePublished: article.published,
    ...(article.updated && { dateModified: article.updated }),
    ...(article.keywords.length > 0 && { keywords: article.keywords }),
    inLanguage: article.language,
    image: article.image,
    author: article.authors.length > 0 ? article.authors.map(personThing) : organization,
    publisher: organization,
  };
}

const personThing = ({ name, url }: Place): Thing => ({ "@type": "Person", name, ...(url && { url }) });

/** Describes the breadcrumb from home to this page. */
export function trailThing(steps: Place[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: url,
    })),
  };
}

/** Describes open positions (JobPosting). Those without a date or employer are left out: search engines require both. */
export function jobThings(jobs: Job[], employer: Place): Thing[] {
  return jobs.flatMap((job) =>
    job.posted && employer.name
      ? [
          {
            "@type": "JobPosting",
            title: job.title,
            description: [job.about, ...job.requirements]
              .map((line) => `<p>${escapeHtml(line)}</p>`)
              .join(""),
            datePosted: job.posted,
            skills: job.skills.join(", "),
            hiringOrganization: { "@type": "Organization", name: employer.name, sameAs: employer.url },
            ...(/\bremote\b/i.test(job.place)
              ? { jobLocationType: "TELECOMMUTE" }
              : { jobLocation: { "@type": "Place", address: job.place } }),
          },
        ]
      : [],
  );
}
