import { TileLayer } from "react-leaflet";

/** Loaded only where an address of tiles is set. */
export const Tiles = ({ url }: { url: string }) => <TileLayer key={url} url={url} />;
