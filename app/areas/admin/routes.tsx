import { Navigate, Route, Routes } from "react-router-dom";
import { AreaOutlet } from "../../layouts/AreaNav.tsx";
import { lazyPage } from "../../lib/address/lazyPage.ts";
import { index } from "../../lib/address/paths.ts";
import { useMay } from "../../lib/session/useMay.ts";

const AdminPage = lazyPage("AdminPage", () => import("./start/AdminPage.tsx"));
const ApplicationsPage = lazyPage("ApplicationsPage", () => import("./organisation/ApplicationsPage.tsx"));
const ApplicationPage = lazyPage("ApplicationPage", () => import("./organisation/ApplicationPage.tsx"));
const UsersGroupsPage = lazyPage("UsersGroupsPage", () => import("./user/UsersGroupsPage.tsx"));
const UserPage = lazyPage("UserPage", () => import("./user/UserPage.tsx"));
const UserFormPage = lazyPage("UserFormPage", () => import("./user/UserFormPage.tsx"));
const GroupPage = lazyPage("GroupPage", () => import("./group/GroupPage.tsx"));
const DataPage = lazyPage("DataPage", () => import("./data-import/DataPage.tsx"));
const AuditPage = lazyPage("AuditPage", () => import("./audit/AuditPage.tsx"));
const OperationPage = lazyPage("OperationPage", () => import("./operation/OperationPage.tsx"));
const GroupFormPage = lazyPage("GroupFormPage", () => import("./group/GroupFormPage.tsx"));
const QuestionnairesPage = lazyPage(
  "QuestionnairesPage",
  () => import("./questionnaire/QuestionnairesPage.tsx"),
);

export function AdminRoutes() {
  const may = useMay();
  return (
    <Routes>
      <Route element={<AreaOutlet area="admin" />}>
        <Route index element={<AdminPage />} />
        {may("ViewOrganisations") && (
          <Route path="organisations">
            <Route index element={<ApplicationsPage />} />
            <Route path="view/:orgId" element={<ApplicationPage />} />
          </Route>
        )}
        <Route path="data" element={<DataPage />} />
        {may("WorldOfImpactAdmin") && (
          <>
            <Route path="questionnaire" element={<QuestionnairesPage />} />
            <Route path="audit" element={<AuditPage />} />
            <Route path="operation" element={<OperationPage />} />
            <Route path="manage-users-groups">
              <Route index element={<UsersGroupsPage />} />
              <Route path="view-user/:id" element={<UserPage />} />
              <Route path="create-user" element={<UserFormPage />} />
              <Route path="edit-user/:id" element={<UserFormPage />} />
              <Route path="view-group/:id" element={<GroupPage />} />
              <Route path="create-group" element={<GroupFormPage />} />
              <Route path="edit-group/:id" element={<GroupFormPage />} />
            </Route>
          </>
        )}
      </Route>
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
