import { agentPermissions } from '../agentPermission.ts'
import type { ShownFields } from '../shownFields.ts'

export const shownFields = { codes: { output: agentPermissions }, opened: ['token'] } satisfies ShownFields
