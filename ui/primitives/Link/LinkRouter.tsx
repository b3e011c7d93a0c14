/** Inside it, every primitive with an `href` uses the app's router instead of loading a page. */
export { RouterProvider as LinkRouter } from "react-aria-components";
