import { speechModel } from "~/planner/read/model";
import { readEnglish } from "~/planner/read/english";
import { screenHostile } from "~/planner/read/hostile";
import fs from "node:fs";
const m = await speechModel();
const ideas = JSON.parse(fs.readFileSync(process.argv[2]!,"utf8"));
for (const i of ideas) { if (process.argv[3] && !i.id.includes(process.argv[3])) continue; if (i.lang && i.lang!=="en") continue;
 const r = readEnglish(screenHostile(i.description).text, m);
 console.log("\n==", i.id, "| product:", r.product, "| aud:", r.audience, "| biz:", r.business, r.writerRole, "| roles:", r.roles.join(", "));
 for (const a of r.actions) console.log("   ", a.actor||"-", "|", a.class, a.verb, "|", a.phrase, "|", a.objects.join(";"), "|", a.around.join(";"), a.condition?"if:"+a.condition:"", a.recipient?"->"+a.recipient:"", a.origin);
 console.log("   M", r.mentions.map(x=>x.noun+(x.person?"*":"")+":"+x.weight).join(", "));
 console.log("   F", r.fields.map(x=>x.owner+"."+x.name).join(", "), "| S", JSON.stringify(r.statuses), "| R", JSON.stringify(r.relations));
 console.log("   rules", r.rules, "| non", r.nonGoals, "| con", r.constraints, "| succ", r.success);
}
