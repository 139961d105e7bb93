import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/bulkSubmit.tsx'

walkPaths(walk)
