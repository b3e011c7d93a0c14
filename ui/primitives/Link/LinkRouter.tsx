/** Makes `Link`, and every other primitive with an `href`, use the app's router instead of loading a page. */
export { RouterProvider as LinkRouter } from "react-aria-components";
