declare module "mapshaper" {
  /** GeoJSON text, by the file name that the commands call it. */
  type Input = Record<string, string>;
  /** The UTF-8 text of each file that the commands wrote. */
  type Output = Record<string, Uint8Array>;

  class ArcCollection {
    constructor(paths: readonly (readonly (readonly number[])[])[]);
  }

  const mapshaper: {
    applyCommands(commands: string, input: Input): Promise<Output>;
    internal: {
      ArcCollection: typeof ArcCollection;
      /** Where segments of the paths cross or touch elsewhere than at a vertex of both. */
      findSegmentIntersections(arcs: ArcCollection): { x: number; y: number }[];
    };
  };
  export default mapshaper;
}
