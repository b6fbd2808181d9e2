import type { Entry, Lexicon } from "../../catalogue/words/glossary";
import type { LanguageCode } from "../language";
import { DUTCH_PARTICLE, dutchInfinitives } from "./dutch";
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
export function joinParticles(pieces: readonly Piece[], lexicon: Lexicon, language: LanguageCode): Piece[] {
  const [particles, forms] =
    language === "nl" ? ([DUTCH_PARTICLE, dutchInfinitives] as const) : ([PARTICLE, infinitives] as const);
  const joined = [...pieces];
  for (let i = 0; i < joined.length; i++) {
    const piece = joined[i] as Piece;
    if (!/^\p{Ll}{3,}$/u.test(piece.surface)) continue;
    const end = particleAfter(joined, i, particles);
    if (end < 0) continue;
    const particle = joined[end]?.surface.toLowerCase() ?? "";
    const verb = forms(piece.surface.toLowerCase())
      .map((infinitive) => lexicon.verb(particle + infinitive))
      .find((found) => found !== null);
    if (!verb) continue;
    joined[i] = { surface: piece.surface, found: { small: null, noun: null, verb } };
    joined.splice(end, 1);
  }
  return joined;
}

/** "gebruikt heeft", "is betaald", "bezahlt hat": the third person that beside a helper is a participle. */
export function doneWithHelper(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (
      !piece.found?.verb ||
      piece.found.participle ||
      !/^(?:ge|be|ver|ont|her|er|zer)\p{L}+[td]$/u.test(piece.surface)
    )
      return piece;
    const helper = [pieces[at - 1], pieces[at + 1]].some((one) =>
      /^[HB]$/.test(one?.found?.small?.small ?? ""),
    );
    return helper ? { ...piece, found: { ...piece.found, noun: null, participle: true } } : piece;
  });
}

function particleAfter(pieces: readonly Piece[], from: number, particles: RegExp): number {
  for (let i = from + 1; i < pieces.length && i < from + 14; i++) {
    const surface = pieces[i]?.surface ?? "";
    if (/^[,.;:!?]$/.test(surface)) return -1;
    // "schreiben ein Tagebuch und legen Briefe ab": the particle belongs to the nearest verb.
    if (
      /^(?:und|oder|en|of)$/.test(surface) &&
      /^\p{Ll}/u.test(pieces[i + 1]?.surface ?? "") &&
      pieces[i + 1]?.found?.verb
    )
      return -1;
    const next = pieces[i + 1]?.surface ?? ".";
    const behind = /^(?:[,.;:!?)]|und|oder|sowie|wenn|für|bei|mit|nach|vor|en|of|als|zodra|voor|met)$/;
    if (particles.test(surface) && behind.test(next)) return i;
  }
  return -1;
}

/** "abzuholen" and "abgeholt" are forms of "abholen"; a participle says so. */
/** Participles whose vowel changes, and their infinitives; also behind a particle ("mitgebracht"). */
const STRONG_PARTICIPLES: Record<string, string> = Object.fromEntries(
  "gegessen=essen getrunken=trinken gebracht=bringen geschrieben=schreiben gefunden=finden genommen=nehmen gesprochen=sprechen geholfen=helfen geworfen=werfen geliehen=leihen gestiegen=steigen geschnitten=schneiden gewogen=wiegen geboten=bieten geschoben=schieben gewonnen=gewinnen begonnen=beginnen geschlossen=schließen gegangen=gehen geblieben=bleiben gewesen=sein gestohlen=stehlen gebrochen=brechen getroffen=treffen gesungen=singen gesessen=sitzen gebeten=bitten gewusst=wissen gekannt=kennen gedacht=denken bekommen=bekommen erhalten=erhalten vergessen=vergessen verloren=verlieren verschoben=verschieben unterschrieben=unterschreiben verliehen=verleihen vergeben=vergeben empfohlen=empfehlen überwiesen=überweisen verschrieben=verschreiben eingeladen=einladen"
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);

export function germanVerb(word: string, lexicon: Lexicon): { verb: Entry; participle: boolean } | null {
  const purpose = new RegExp(`^(${PREFIX})zu(\\p{L}{3,}n)$`, "u").exec(word);
  if (purpose) {
    const verb = lexicon.verb(`${purpose[1]}${purpose[2]}`);
    if (verb) return { verb, participle: false };
  }
  for (const [participle, infinitive] of Object.entries(STRONG_PARTICIPLES)) {
    if (!word.endsWith(participle)) continue;
    const before = word.slice(0, -participle.length);
    if (before && !PARTICLE.test(before)) continue;
    const verb = lexicon.verb(before + infinitive) ?? lexicon.verb(infinitive);
    if (verb) return { verb, participle: true };
  }
  // "bezahlt", "verkauft", "repariert": without "ge", and like the third person; a helper tells them apart.
  const done = new RegExp(`^(${PREFIX})?ge(\\p{L}{2,}?)(?:e?t|en)$`, "u").exec(word);
  if (done) {
    const verb = lexicon.verb(`${done[1] ?? ""}${done[2]}en`);
    if (verb) return { verb, participle: true };
  }
  return null;
}

/** "Wird ein Stück verkauft, bekommt die Kundin …": a verb in front and one after the comma make it a condition. */
export function conditionSaid(sentence: string): string {
  return sentence.replace(
    /^(Wird|Werden|Ist|Sind|Hat|Haben|Kommt|Kommen|Fehlt|Fehlen|Muss|Will|Möchte|Kann|Bleibt|Geht|Läuft|Braucht|Sagt|Meldet)\s+([^,;:?]{6,90}),\s+(?=(?:so |dann )?\p{Ll}{3,}\s)/u,
    (_, verb: string, rest: string) => `Wenn ${rest} ${verb.toLowerCase()}, `,
  );
}
