import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";

export const PRECINCT_LINE = `
  with recursive line as (
    select boundary_id as precinct_id, boundary_id, containing_boundary_id, people_count
    from boundary where boundary_type_id = ${BOUNDARY_TYPE.precinct}
    union all
    select line.precinct_id, b.boundary_id, b.containing_boundary_id, line.people_count
    from boundary b join line on b.boundary_id = line.containing_boundary_id
  )`;
