import { SECTION_TITLES, SECTIONS } from "~/domain/first-answer";
import { type JobView, offersBuiltIn, progressText } from "~/domain/plan-job";
import type { Platform } from "~/domain/platforms";
import { links } from "~/links";
import { classNames } from "./class-names";
import { PostForm, SubmitButton } from "./form";
import { Icon } from "./icons";
import { SWATCHES } from "./labels";
import { Notice } from "./notice";
import { WizardHeader } from "./wizard-header";

type PlanJobProps = { job: JobView; platform: Platform | null; generationsLeft: number | null };

/** Step 5 while a model server works, or when no plan came of it. */
export function PlanJob({ job, platform, generationsLeft }: PlanJobProps) {
  return (
    <>
      <WizardHeader step={5} platform={platform} generationsLeft={generationsLeft} title={jobTitle(job)} />
      {job.state === "running" ? <Waiting job={job} platform={platform} /> : <Failed job={job} />}
    </>
  );
}

export function jobTitle(job: JobView): string {
  if (job.state === "running") return "Your plan is being written";
  return job.failure === "cancelled" ? "This plan was cancelled" : "No plan this time";
}

type WaitingProps = { job: JobView & { state: "running" }; platform: Platform | null };

function Waiting({ job, platform }: WaitingProps) {
  return (
    <div className="split split-lead" data-live={links.planStatus(job.id)} data-mark={job.mark}>
      <div className="stack">
        {job.otherWaits && (
          <Notice title="One plan at a time">
            <p>This one is still being written. When it is done, or cancelled, your other idea can follow.</p>
          </Notice>
        )}
        <p className="job-progress" role="status" data-live-part>
          {progressText(job.stage)}
        </p>
        <p>
          A language model writes what a builder might answer first, so that you can correct it before
          anything is built. This takes a minute or two. You can close the page: the work carries on, and the
          plan will be in your brain dumps.
        </p>
        <PostForm action={links.planCancel(job.id)}>
          <div className="actions">
            <SubmitButton variant="secondary" pending="Cancelling...">
              Cancel
            </SubmitButton>
          </div>
        </PostForm>
      </div>
      <ol className="job-stages" aria-label="Sections of the first answer" data-live-part>
        {SECTIONS.map((section) => {
          const isDone = job.finished.includes(SECTION_TITLES[section]);
          const isHere = section === job.stage;
          return (
            <li
              key={section}
              className={classNames(isDone && "is-done", isHere && "is-here")}
              aria-current={isHere ? "step" : undefined}
            >
              <span
                className={classNames("job-layer", isDone && platform && SWATCHES[platform])}
                aria-hidden="true"
              />
              <span>{SECTION_TITLES[section]}</span>
              {isDone && (
                <>
                  <Icon name="check" />
                  <span className="sr-only"> (finished)</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Failed({ job }: { job: JobView & { state: "failed" } }) {
  const isCancelled = job.failure === "cancelled";
  return (
    <div className="stack">
      <Notice kind={isCancelled ? "info" : "bad"} role={isCancelled ? "status" : "alert"} title={job.title}>
        <p>{job.text} It did not use a generation, and your idea is kept.</p>
      </Notice>
      <PostForm action={links.planAgain(job.id)}>
        <div className="actions">
          <SubmitButton name="writer" value="model">
            Try again
          </SubmitButton>
          {offersBuiltIn(job.failure) && (
            <SubmitButton name="writer" value="built-in" variant="secondary" pending="Generating...">
              Get the plan without the first answer
            </SubmitButton>
          )}
        </div>
        {offersBuiltIn(job.failure) && (
          <p className="fine">
            It is the same plan, only without the first answer. It is ready at once, and uses one generation.
          </p>
        )}
      </PostForm>
    </div>
  );
}
