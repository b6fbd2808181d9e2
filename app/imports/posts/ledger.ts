const NAMES_SHOWN = 12;

/** Whatever belongs to one post and does not come along is told with it, the rest with none. */
type Left = { post: string | null; what: string };
type Given = { group: string; name: string };

/**
 * What becomes of everything that an import was given: it is used, left or refused, by name. Whoever reads says what is there
 * before, and whoever uses something says so; what then nobody spoke for is left, so that nothing goes in silence.
 */
export class Ledger {
  readonly left: Left[] = [];
  readonly refused: { name: string; why: string }[] = [];
  private readonly open = new Map<string, Given>();
  private readonly counts = new Map<string, Map<string, number>>();

  /** Notes something of the input by a key of its own: a file's path, an entry's number. `group` says what it is. */
  given(key: string, group: string, name = key): void {
    this.open.set(key, { group, name });
  }

  /** Something of the input came along, or was left or refused by name. */
  used(...keys: string[]): void {
    for (const key of keys) this.open.delete(key);
  }

  leave(what: string, post: string | null = null): void {
    this.left.push({ post, what });
  }

  refuse(name: string, why: string): void {
    this.refused.push({ name, why });
  }

  /** Counts what is alike and too common to be told each time, like a field that means nothing here. */
  count(group: string, name: string): void {
    const names = this.counts.get(group) ?? new Map<string, number>();
    this.counts.set(group, names.set(name, (names.get(name) ?? 0) + 1));
  }

  /** Leaves what nobody spoke for. */
  close(): void {
    for (const [group, names] of this.counts)
      this.leave(`${group}: ${[...names].map(([name, count]) => `${name} (${count})`).join(", ")}`);
    this.counts.clear();
    const groups = new Map<string, string[]>();
    for (const { group, name } of this.open.values()) groups.set(group, [...(groups.get(group) ?? []), name]);
    this.open.clear();
    for (const [group, names] of groups) {
      const more = names.length - NAMES_SHOWN;
      this.leave(`${group}: ${names.slice(0, NAMES_SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}`);
    }
  }
}

/** Each once, with how often where that is more: `a script`, `a form (2)`. */
export function eachOnce(all: string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => (count > 1 ? `${one} (${count})` : one));
}
