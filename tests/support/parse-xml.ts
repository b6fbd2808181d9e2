import { SaxesParser } from "saxes";

/** @throws Error for anything that a strict XML parser rejects, such as forbidden characters */
export function parseXml(text: string): void {
  readXml(text);
}

/** Parses XML like parseXml. @returns a function that gives the texts of all elements of a name, in order */
export function readXml(text: string): (name: string) => string[] {
  const found: { name: string; text: string }[] = [];
  const open: typeof found = [];
  const parser = new SaxesParser({ xmlns: true });
  const add = (more: string) => {
    for (const element of open) element.text += more;
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    const element = { name, text: "" };
    open.push(element);
    found.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(text).close();
  return (name) => found.filter((element) => element.name === name).map((element) => element.text);
}
