/** Every primitive with an `href` then uses the app's router instead of loading a page. */
export { RouterProvider as LinkRouter } from "react-aria-components";
