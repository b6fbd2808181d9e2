import { FEATURE_NOUNS } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { capital, singular } from "../../text/words";
import { columnsIn } from "../meaning/columns";
import { PRODUCT, setProduct } from "../state";
import { readFirstThing } from "./notes";
import { type Passage, ROLE_LABEL, type Step } from "./passages";
import { isOutLabel } from "./scope";
import { noteShop } from "./set-sentences";

/** What the words before a colon are: nothing, part of the sentence, the name of the app, or what does not belong. */
export const LABEL_STEPS: Step[] = [
  saysNothing,
  isSentence,
  namesWhatItIsFor,
  namesTheApp,
  isPartOfList,
  isOutOfScope,
  isSuccess,
];

/** "Now the real idea: …" */
function saysNothing(passage: Passage): boolean {
  const nothing =
    /^(?:(?:and |so |ok |okay )?now,? )?(?:(?:the|my|our|here is the|here's my) (?:real |actual |app )?|(?:real|actual|true) )(?:app|idea|project|product|website|site|concept|request|task|thing)(?: is)?$/i;
  if (nothing.test(passage.label)) passage.label = "";
  return false;
}

/** "We walk dogs for others: owners post a walk": a sentence before a colon is no label. */
function isSentence(passage: Passage): boolean {
  const { segment, label, reader, plain } = passage;
  const long = segment.inline && label.split(" ").length > 3 && !isOutLabel(label);
  if (!long || /\b(?:app|website|site|tracker|platform)$/.test(label)) return false;
  if (!/ for /.test(label) && !reader.tokens(label).some((token) => /^[VBHM]$/.test(token.tag))) return false;
  passage.kept = `${reader.plain(label)}: ${plain}`;
  passage.label = "";
  return false;
}

/** "Parents' evening at our school: …": the first words before a colon name the thing. */
function namesWhatItIsFor(passage: Passage): boolean {
  const { segment, state, label, plain } = passage;
  const { reading } = state;
  const names =
    segment.inline &&
    state.first &&
    !reading.product &&
    label.split(" ").length >= 2 &&
    !columnsIn(plain) &&
    !ROLE_LABEL.test(label) &&
    !isOutLabel(label) &&
    !isPerson(singular(label.slice(label.lastIndexOf(" ") + 1)));
  if (!names) return false;
  setProduct(state, label);
  noteShop(label, state);
  const collection =
    /\b(?:log|logbook|register|inventory|catalogue|catalog|list|diary|tracker|archive|index)$/;
  if (collection.test(label) && readFirstThing(plain, state)) {
    reading.quotes.push(passage.original);
    reading.text += ` ${label} ${plain.toLowerCase()} .`;
    return true;
  }
  passage.label = "";
  return false;
}

function namesTheApp(passage: Passage): boolean {
  const { state, label } = passage;
  if (!label || state.reading.product || !PRODUCT.test(label) || FEATURE_NOUNS[singular(label)]) return false;
  setProduct(state, label);
  passage.label = "";
  return false;
}

/** "What I note down: date, weather, catch": the list belongs to the words before it. */
function isPartOfList(passage: Passage): boolean {
  const { segment, label, plain } = passage;
  const words = label.split(" ").length >= 3 && segment.inline && !isOutLabel(label);
  if (!words || /^(?:for |per )?(?:each|every) /.test(label) || !columnsIn(plain)) return false;
  passage.kept = `${label}: ${plain}`;
  passage.label = "";
  return false;
}

/** "Not now: chat, payments" */
function isOutOfScope({ state, label, plain }: Passage): boolean {
  if (!isOutLabel(label)) return false;
  const parts = plain.replace(/[.!]+$/, "").split(/\s*[,;]\s*(?:and\s+)?/);
  state.reading.nonGoals.push(...parts.filter((part) => part.length > 1));
  return true;
}

function isSuccess({ state, label, kept, plain, original }: Passage): boolean {
  if (!SUCCESS_LABEL.test(label) || kept !== plain) return false;
  state.reading.success = original.replace(/[.!]+$/, "");
  state.reading.quotes.push(`${capital(label)}: ${original}`);
  return true;
}

export const SUCCESS_LABEL =
  /^(?:success|goal|goals?|success (?:metric|criteria|measure)|kpi|done when|objective)$/i;
