import changelog from "../../CHANGELOG.md?raw";
import { version } from "../../package.json";

/** Of the product, as CHANGELOG.md counts. */
export const VERSION: string = version;

/** What CHANGELOG.md asks for before an upgrade to this version: a line each, without its marks. */
export const BEFORE_UPGRADE: string[] = beforeUpgradeTo(version, changelog);

export function beforeUpgradeTo(version: string, changelog: string): string[] {
  const [, section = ""] = changelog.split(`\n## ${version}`);
  const [ofVersion = ""] = section.split("\n## ");
  const [, asked = ""] = ofVersion.split("\n### Before you upgrade\n");
  const [list = ""] = asked.split("\n### ");
  const lines = list.split("\n").filter((line) => line.startsWith("- "));
  return lines.map((line) =>
    line
      .slice(2)
      .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
      .replaceAll("`", ""),
  );
}
