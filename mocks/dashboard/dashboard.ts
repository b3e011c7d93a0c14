import { type Component, getComponents } from "@gbvf/api/dashboard/contract.ts";
import { recorded } from "../recorded.ts";

const componentOf = (componentId: number): Component =>
  recorded(getComponents).find((each) => each.componentId === componentId) as Component;

export const buildingBlockComponent = componentOf(1);
export const crimeComponent = componentOf(3);
