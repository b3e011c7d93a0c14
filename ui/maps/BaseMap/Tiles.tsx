import { TileLayer } from "react-leaflet";

/** A separate script, loaded only if an address of tiles is configured. */
export const Tiles = ({ url }: { url: string }) => <TileLayer key={url} url={url} />;
