import { type Component, getComponents } from "@gbvf/api/dashboard/contract.ts";
import { getRecorded } from "../recorded.ts";

const getComponent = (componentId: number): Component =>
  getRecorded(getComponents).find((each) => each.componentId === componentId) as Component;

export const buildingBlockComponent = getComponent(1);
export const crimeComponent = getComponent(3);
