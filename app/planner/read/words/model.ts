/**
 * The language model behind the reader. It is large (tens of megabytes in memory), so it is loaded once, when
 * first needed, and kept for the life of the process.
 */

/** Universal part-of-speech tags for words that are already split; one tag a word, "" when unknown. */
export type SpeechTags = (words: readonly string[]) => string[];

let loading: Promise<SpeechTags> | undefined;

/** Loads the model on the first call; later calls get the same one. A failed load is tried again next time. */
export function speechModel(): Promise<SpeechTags> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<SpeechTags> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([
    import("wink-nlp"),
    import("wink-eng-lite-web-model"),
  ]);
  const nlp = winkNLP(model, ["sbd", "pos"]);
  const its = nlp.its;
  return (words) => {
    if (words.length === 0) return [];
    const doc = nlp.readDoc(words.join(" "));
    const values = doc.tokens().out() as string[];
    const tags = doc.tokens().out(its.pos) as unknown as string[];
    // wink cuts some words further ("no-shows"); walk both lists by length and keep the last piece's tag.
    const found: string[] = [];
    let at = 0;
    for (const word of words) {
      let length = 0;
      let tag = "";
      while (at < values.length && length < word.length) {
        length += values[at]?.length ?? 0;
        tag = tags[at] ?? "";
        at += 1;
      }
      found.push(tag);
    }
    return found;
  };
}
