/** From one version to another, both included, as indexes into `Table.versions`. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}
