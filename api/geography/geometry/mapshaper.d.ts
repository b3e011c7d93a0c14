declare module "mapshaper" {
  type Input = Record<string, string>;
  type Output = Record<string, Uint8Array>;

  class ArcCollection {
    constructor(paths: readonly (readonly (readonly number[])[])[]);
  }

  const mapshaper: {
    applyCommands(commands: string, input: Input): Promise<Output>;
    internal: {
      ArcCollection: typeof ArcCollection;
      findSegmentIntersections(arcs: ArcCollection): { x: number; y: number }[];
    };
  };
  export default mapshaper;
}
