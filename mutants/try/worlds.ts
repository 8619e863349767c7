import { absentVectors, leaveOutMakers, wrongState } from "../../test/meaning/absent-vectors.ts";
import { stateVectors, wrongWorlds } from "../../test/meaning/state-vectors.ts";

/** Makes a function that tells the first vector of worlds by tables that fails: vectors are read once. */
export function worlds(): () => string | undefined {
  leaveOutMakers();
  const absent = absentVectors();
  const all = stateVectors();
  return () => {
    for (const vector of absent) {
      const found = wrongState(vector);
      if (found !== undefined) return `states/absent.yaml, ${vector.from}: ${found}`;
    }
    for (const vector of all) {
      const found = wrongWorlds(vector);
      if (found !== undefined) return `states/worlds of ${vector.name}: ${found}`;
    }
    return undefined;
  };
}
