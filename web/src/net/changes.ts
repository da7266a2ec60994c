/* The server sends the whole table once, and then only changes. A change has the shape of its target: a list with one
   element replaces a value, an empty list removes a part, and an object changes the parts that it names. Elements of a list
   are named by their positions; "drop" is the number of elements to remove from its start, "size" the length in the end.
   Unchanged parts stay the same objects. */

type Parts = Readonly<Record<string, unknown>>;

/** Applies a change to a value; the old value stays as it is. */
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

/** Returns a copy of a value that reuses every equal part of an older one. */
export function sharing<T>(old: unknown, fresh: T): T {
  if (typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) {
    return fresh;
  }
  const [before, parts] = [old as Parts, fresh as unknown as Parts];
  const names = Object.keys(parts);
  const shared = Object.fromEntries(names.map((name) => [name, sharing(before[name], parts[name])]));
  const isSame =
    Array.isArray(old) === Array.isArray(fresh) &&
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(shared[name], before[name]));
  if (isSame) {
    return old as T;
  }
  return (Array.isArray(fresh) ? Object.values(shared) : shared) as T;
}
