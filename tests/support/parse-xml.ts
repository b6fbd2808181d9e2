import { SaxesParser } from "saxes";

/** @throws what a strict XML parser finds wrong, forbidden characters too */
export function parseXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
}
