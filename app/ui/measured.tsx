/** Facts of twelve that work, hours still to go, mark of ten. docs/planner.md says how they were counted. */
type Outcome = [works: number, hours: number, mark: number];

const TEXTS = [
  { name: "Idea alone", swatch: "sw-none" },
  { name: "Plan, 6 answers", swatch: "sw-cursor" },
  { name: "Plan, 12 answers", swatch: "sw-lovable" },
];

/** The phone calls were not built from a plan with six answers. */
const BUILT: { idea: string; outcomes: (Outcome | null)[] }[] = [
  {
    idea: "Harbour",
    outcomes: [
      [5.5, 11, 4],
      [6.5, 6, 5.5],
      [9.5, 3, 8],
    ],
  },
  {
    idea: "Costumes",
    outcomes: [
      [5, 14, 5],
      [7, 5, 6],
      [8.5, 6, 7.5],
    ],
  },
  { idea: "Phone calls", outcomes: [[6, 13, 4.5], null, [9.5, 5, 7.5]] },
];

/** Why to bring a plan: what one builder AI made of three ideas, from each text. */
export function Measured() {
  return (
    <figure className="measured">
      <figcaption>
        What works at the first try, of 12 things that the author wanted and had not said
      </figcaption>
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
                <td key={TEXTS[at]?.name}>{outcome ? <Cell outcome={outcome} /> : "not tried"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        The small figures: hours of work still to go, and a mark out of 10. The same AI builder made one app
        from each text. Somebody who had the author’s list, and did not know which app came from which text,
        tried them all. Three ideas are few. Braindumper has 6 to 12 questions for yours.
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
