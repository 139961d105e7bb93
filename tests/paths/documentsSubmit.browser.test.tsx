import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/documentsSubmit.tsx'

walkPaths(walk)
