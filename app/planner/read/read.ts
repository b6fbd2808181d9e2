import { stripHidden, stripMarkup } from "../text/clean";
import { readEnglish } from "./english";
import { screenHostile } from "./hostile";
import { detectLanguage, interfaceLanguages } from "./language";
import type { SpeechTags } from "./model";
import type { Reading } from "./reading";

/** Reads an idea in any language, however it is written; never throws. */
export function readIdea(description: string, speech: SpeechTags): Reading {
  const visible = stripMarkup(stripHidden(description));
  const { text, dropped } = screenHostile(visible);
  const language = detectLanguage(text);
  const reading = readEnglish(text, speech);
  reading.language = language;
  reading.dropped = dropped;
  reading.interface = interfaceLanguages(text, language);
  return reading;
}
