import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/excelUpload.tsx'

walkPaths(walk)
