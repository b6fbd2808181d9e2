import { plural } from "../text/words";
import { type Draft, type EntityDraft, goodsOf } from "./draft";

/** What is ordered from a list; a work order is a job. */
const ORDER = /^(?!(?:work|standing|job|repair) )(?:.* )?order$/;

/** What nobody puts into a basket. */
const NO_GOODS =
  /(?:^| )(?:service|treatment|room|course|class|event|tour|ride|job|project|plan|subscription|membership|extra|delivery|table|menu)$/;

/** As many columns named of an order say that it is for one thing: "order a crown with tooth number, material and colour". */
const OF_ONE = 3;

/** The table of orders and what is ordered with them, several at a time; null where an order is for one thing. */
export function linesOf(draft: Draft): { order: EntityDraft; goods: EntityDraft } | null {
  const { reading, entities } = draft;
  const order = entities.find(({ noun, person }) => !person && ORDER.test(noun));
  const goods = order && entities.find(({ noun }) => noun === goodsOf(draft, order.noun));
  if (!order || !goods || NO_GOODS.test(goods.noun)) return null;
  if (order.fields.filter(({ origin, name }) => origin === "named" && name !== "status").length >= OF_ONE)
    return null;
  const ordering = reading.actions.filter((action) => action.class === "order" && action.actor !== "app");
  if (ordering.length === 0) return null;
  // "order a birthday cake": one thing, and its price is the price.
  const single = new RegExp(`\\b(?:an?|one|the|their) (?:[\\p{L}-]+ ){0,2}${goods.noun}\\b`, "u");
  const one = ordering.some(({ phrase }) => single.test(phrase));
  return one && !ordering.some(({ phrase }) => phrase.includes(plural(goods.noun))) ? null : { order, goods };
}

/** An order without lines holds no dish: how many of which, at the price of that day. */
export function addLines(draft: Draft): void {
  const noun = "order line";
  if (draft.clarity === "unclear" || draft.entities.some((one) => / (?:line|item|position)$/.test(one.noun)))
    return;
  const things = draft.entities.filter(({ person }) => !person);
  if (!linesOf(draft) || things.length > MOST_THINGS) return;
  const column = (name: string, type: EntityDraft["fields"][number]["type"]) =>
    ({ name, type, note: "", origin: "implied" }) as const;
  draft.entities.splice(things.length, 0, {
    noun,
    origin: "implied",
    person: false,
    weight: 0,
    fields: [column("quantity", "number"), column("price", "money"), column("note", "long text")],
    relations: [],
    statuses: [],
  });
}

/** Where there are more tables than these nothing is added. */
const MOST_THINGS = 9;
