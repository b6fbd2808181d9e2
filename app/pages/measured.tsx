/** How many of 12 wishes work, hours of work left, and a mark out of ten. docs/dev/planner.md says how this was measured. */
type Outcome = [works: number, hours: number, mark: number];

const TEXTS = [
  { name: "Idea alone", swatch: "sw-none" },
  { name: "With a plan", swatch: "sw-cursor" },
  { name: "… and one round", swatch: "sw-lovable" },
];

const BUILT: { idea: string; outcomes: Outcome[] }[] = [
  {
    idea: "Water turns",
    outcomes: [
      [4.5, 26, 4],
      [9.5, 8, 7.5],
      [12, 3, 8.5],
    ],
  },
  {
    idea: "Milk book",
    outcomes: [
      [6.5, 18, 5],
      [9, 8, 7.5],
      [12, 4, 8.5],
    ],
  },
  {
    idea: "Village show",
    outcomes: [
      [6.5, 20, 4],
      [9.5, 7, 7],
      [12, 3, 9],
    ],
  },
];

/** Shows why a plan is worth it: what one builder made of three ideas, with and without plans. */
export function Measured() {
  return (
    <figure className="measured">
      <figcaption>What works, of 12 things that the author wanted and had not said</figcaption>
      <table>
        <thead>
          <tr>
            <td />
            {TEXTS.map(({ name, swatch }) => (
              <th key={name} scope="col">
                <span className={`measured-swatch ${swatch}`} aria-hidden="true" />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BUILT.map(({ idea, outcomes }) => (
            <tr key={idea}>
              <th scope="row">{idea}</th>
              {outcomes.map((outcome, at) => (
                <td key={TEXTS[at]?.name}>
                  <Cell outcome={outcome} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        The small figures: hours of work still to go, and a mark out of 10. One AI builder made an app from
        each text. Somebody who had the author’s list, and did not know which was which, tried them and told
        once all that was wrong: one round, for which each plan has a page. A round helps an idea alone just
        as much: to 11.5 or 12, with 4 to 6 hours to go. Three ideas are few.
      </p>
    </figure>
  );
}

function Cell({ outcome: [works, hours, mark] }: { outcome: Outcome }) {
  return (
    <>
      <strong>{works}</strong>
      <span>{hours} h</span>
      <span>mark {mark}</span>
    </>
  );
}
