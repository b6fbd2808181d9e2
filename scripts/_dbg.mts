import fs from "node:fs";
import { parseClauses, spell } from "~/planner/read/clauses";
import { screenHostile } from "~/planner/read/hostile";
import { speechModel } from "~/planner/read/model";
import { normaliseEnglish, segmentsOf } from "~/planner/read/normalise";
import { tokenise } from "~/planner/read/tokens";

const m = await speechModel();
const ideas = JSON.parse(fs.readFileSync(process.argv[2]!, "utf8"));
for (const i of ideas) {
  if (process.argv[3] && !i.id.includes(process.argv[3])) continue;
  if (i.lang && i.lang !== "en") continue;
  console.log("\n==", i.id);
  const h = screenHostile(i.description);
  if (h.dropped.length) console.log(h);
  for (const s of segmentsOf(normaliseEnglish(h.text))) {
    const t = tokenise(s.text.replace(/\([^)]*\)/g, ""), m);
    console.log(" ·", s.label, "|", t.map((x) => x.text + "/" + x.tag).join(" "));
    const p = parseClauses(t);
    for (const c of p.clauses)
      console.log(
        "     C",
        c.kind,
        "subj=",
        c.subject?.head,
        c.others.map((o) => o.head).join("+"),
        c.inherited ? "(inh)" : "",
        "verb=",
        c.verb,
        c.modal,
        c.negated ? "NEG" : "",
        "|",
        spell(t.slice(c.verbAt, c.end)),
        "| obj:",
        c.objects.map((o) => o.head).join("; "),
        "| pp:",
        c.prepositions.map((o) => o.word + " " + o.phrases.map((x) => x.head)).join("; "),
        "| cond:",
        c.condition,
      );
    for (const f of p.fragments)
      console.log("     F", spell(t.slice(f.start, f.end)), "|", f.phrases.map((x) => x.head).join("; "));
  }
}
