import { useLoaderData } from "@remix-run/react";
import { describePage, fullUrl } from "~/base/http/public-page";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { Items } from "~/base/ui/items";
import { applyAt, jobs, siteContent, texts } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";
import { jobThings } from "~/site/ui/structured-data";

export function loader() {
  const site = siteContent();
  const { title, lede, description } = texts().jobs;
  return {
    title,
    lede,
    jobs: jobs(),
    applyAt: applyAt(),
    meta: describePage(links.jobs(), {
      title: title.replace(/\.$/, ""),
      description,
      things: jobThings(applyAt() ? jobs() : [], { name: site.controller, url: fullUrl(links.home()) }),
    }),
  };
}

export const meta = pageMeta;

export default function Jobs() {
  const { title, lede, jobs, applyAt } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        {(jobs.length === 0 || !applyAt) && <p className="lede">{lede}</p>}
      </header>
      {jobs.map((job) => (
        <section key={job.title} className="panel job">
          <div className="stack">
            <h2>{job.title}</h2>
            <Items className="badges" texts={[...job.skills, job.place]} itemClass="badge" />
            <p>{job.about}</p>
          </div>
          <div className="stack">
            <h3>What you bring</h3>
            <Items className="squares" texts={job.requirements} />
            {applyAt && <Apply title={job.title} applyAt={applyAt} />}
          </div>
        </section>
      ))}
    </>
  );
}

type ApplyProps = { title: string; applyAt: NonNullable<ReturnType<typeof loader>["applyAt"]> };

function Apply({ title, applyAt }: ApplyProps) {
  if ("form" in applyAt) {
    return (
      <ButtonLink href={applyAt.form} newTab>
        Apply for {title}
      </ButtonLink>
    );
  }
  return (
    <p>
      To apply, write to <a href={`mailto:${applyAt.mail}`}>{applyAt.mail}</a>: what you have built, and where
      we can see it.
    </p>
  );
}
