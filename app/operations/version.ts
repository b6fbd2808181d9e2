import changelog from "../../CHANGELOG.md?raw";
import { version } from "../../package.json";

/** The product's version, as in CHANGELOG.md. */
export const VERSION: string = version;

/** What CHANGELOG.md says to do before upgrading to this version: one entry per line, without Markdown. */
export const BEFORE_UPGRADE: string[] = beforeUpgradeTo(version, changelog);

/** Reads from a changelog what to do before upgrading to a version. */
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
