import { type Component, getComponents } from "@gbvf/api/dashboard/contract.ts";
import { recorded } from "../recorded.ts";

const getComponent = (componentId: number): Component =>
  recorded(getComponents).find((each) => each.componentId === componentId) as Component;

export const buildingBlockComponent = getComponent(1);
export const crimeComponent = getComponent(3);
