import type { ActorRefFrom } from 'xstate'
import type { excelUpload } from '../../machines/excelUpload/excelUpload.ts'

export type UploadActor = ActorRefFrom<typeof excelUpload>
