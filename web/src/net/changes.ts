/*
 * The server sends the whole table once and then only what has changed, in the shape of what it changes: a list with one element
 * replaces a value, and an object changes the parts that it names. Parts of a list are named by their positions; "drop" says
 * how many elements go from its start, "size" how many there are in the end. An empty list removes a part. What has not
 * changed stays the same object.
 */

type Parts = Readonly<Record<string, unknown>>;

/** A value after a change; the old one stays as it is. */
export function changed(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    return change[0];
  }
  return Array.isArray(before) ? changedList(before, change as Parts) : changedParts(before as Parts, change as Parts);
}

function changedParts(before: Parts, change: Parts): Parts {
  const after: Record<string, unknown> = { ...before };
  for (const [name, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) {
      delete after[name];
    } else {
      after[name] = changed(before[name], part);
    }
  }
  return after;
}

function changedList(before: readonly unknown[], change: Parts): unknown[] {
  const drop = (change['drop'] as number | undefined) ?? 0;
  const size = (change['size'] as number | undefined) ?? before.length - drop;
  return Array.from({ length: size }, (_, place) => {
    const old = before[place + drop];
    const part = change[String(place)];
    return part === undefined ? old : changed(old, part);
  });
}
