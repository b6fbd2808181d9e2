import type { Entry, Lexicon } from "../../catalogue/words/glossary";
import type { Piece } from "./pieces";

const PARTICLE =
  /^(?:ab|an|auf|aus|bei|ein|fest|frei|her|heraus|herunter|hin|hinzu|hoch|los|mit|nach|statt|teil|um|vor|weg|weiter|zu|zurück|zusammen)$/;
const PREFIX =
  "(?:ab|an|auf|aus|bei|ein|fest|frei|her|heraus|herunter|hin|hinzu|hoch|los|mit|nach|statt|teil|um|vor|weg|weiter|zu|zurück|zusammen)";
/** Third persons whose vowel changes, and the infinitive. */
const STRONG: Record<string, string> = Object.fromEntries(
  "trägt=tragen gibt=geben nimmt=nehmen fährt=fahren lädt=laden liest=lesen sieht=sehen hält=halten läuft=laufen ruft=rufen schlägt=schlagen lässt=lassen tritt=treten trifft=treffen spricht=sprechen hilft=helfen wirft=werfen misst=messen wäscht=waschen steigt=steigen legt=legen stellt=stellen setzt=setzen rückt=rücken macht=machen teilt=teilen füllt=füllen hängt=hängen bringt=bringen holt=holen kommt=kommen geht=gehen"
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);

/** The infinitive without its particle that a finite form could be of: "stellen", "stelle", "stellt" → "stellen". */
function infinitives(form: string): string[] {
  const lower = form.toLowerCase();
  return [STRONG[lower] ?? "", lower, lower.replace(/e?t$/, "en"), lower.replace(/e$/, "en")].filter(Boolean);
}

/** "stellen Pakete mit Größe ein" → "einstellen Pakete mit Größe": the particle at the end of the clause belongs to its verb. */
export function joinParticles(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  const joined = [...pieces];
  for (let i = 0; i < joined.length; i++) {
    const piece = joined[i] as Piece;
    if (!/^\p{Ll}{3,}$/u.test(piece.surface)) continue;
    const end = particleAfter(joined, i);
    if (end < 0) continue;
    const particle = joined[end]?.surface.toLowerCase() ?? "";
    const verb = infinitives(piece.surface)
      .map((infinitive) => lexicon.verb(particle + infinitive))
      .find((found) => found !== null);
    if (!verb) continue;
    joined[i] = { surface: piece.surface, found: { small: null, noun: null, verb } };
    joined.splice(end, 1);
  }
  return joined;
}

function particleAfter(pieces: readonly Piece[], from: number): number {
  for (let i = from + 1; i < pieces.length && i < from + 14; i++) {
    const surface = pieces[i]?.surface ?? "";
    if (/^[,.;:!?]$/.test(surface)) return -1;
    const next = pieces[i + 1]?.surface ?? ".";
    if (PARTICLE.test(surface) && /^(?:[,.;:!?)]|und|oder|sowie|wenn|für|bei|mit|nach|vor)$/.test(next))
      return i;
  }
  return -1;
}

/** "abzuholen" and "abgeholt" are forms of "abholen"; a participle says so. */
export function germanVerb(word: string, lexicon: Lexicon): { verb: Entry; participle: boolean } | null {
  const purpose = new RegExp(`^(${PREFIX})zu(\\p{L}{3,}n)$`, "u").exec(word);
  if (purpose) {
    const verb = lexicon.verb(`${purpose[1]}${purpose[2]}`);
    if (verb) return { verb, participle: false };
  }
  const done = new RegExp(`^(${PREFIX})?ge(\\p{L}{2,}?)(?:e?t|en)$`, "u").exec(word);
  if (done) {
    const verb = lexicon.verb(`${done[1] ?? ""}${done[2]}en`);
    if (verb) return { verb, participle: true };
  }
  return null;
}
