import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/documentSubmit.tsx'

walkPaths(walk)
