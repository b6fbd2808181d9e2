import { useLoaderData } from "@remix-run/react";
import { jobs, siteContent, texts } from "~/content.server";
import { describePage, fullUrl } from "~/http/public-page";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";
import { jobThings } from "~/ui/structured-data";

export const handle = { shared: true };

export function loader() {
  const site = siteContent();
  const { title, lede, description } = texts().jobs;
  return {
    title,
    lede,
    jobs: jobs(),
    application: site.links.jobApplication,
    contact: site.contact,
    controller: site.controller || `the people who run ${site.name}`,
    meta: describePage(links.jobs(), {
      title: title.replace(/\.$/, ""),
      description,
      things: jobThings(jobs(), { name: site.controller, url: fullUrl(links.home()) }),
    }),
  };
}

export const meta = pageMeta;

export default function Jobs() {
  const { title, lede, jobs, application } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        {jobs.length === 0 && <p className="lede">{lede}</p>}
      </header>
      {jobs.map((job) => (
        <section key={job.title} className="panel job">
          <div className="stack">
            <h2>{job.title}</h2>
            <ul className="badges">
              {[...job.skills, job.place].map((each) => (
                <li key={each} className="badge">
                  {each}
                </li>
              ))}
            </ul>
            <p>{job.about}</p>
          </div>
          <div className="stack">
            <h3>What you bring</h3>
            <ul className="squares">
              {job.requirements.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            {application ? (
              <ButtonLink href={application} newTab>
                Apply for {job.title}
              </ButtonLink>
            ) : (
              <WriteInstead />
            )}
          </div>
        </section>
      ))}
    </>
  );
}

/** Without an application form: who to write to. */
function WriteInstead() {
  const { contact, controller } = useLoaderData<typeof loader>();
  if (contact) {
    return (
      <p>
        To apply, write to <a href={`mailto:${contact}`}>{contact}</a>: what you have built, and where we can
        see it.
      </p>
    );
  }
  return (
    <p>
      There is no application form yet. Applications go to {controller}; how to reach them is in the{" "}
      <a href={links.privacy()}>privacy policy</a>.
    </p>
  );
}
