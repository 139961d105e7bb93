import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/documentForm.tsx'

walkPaths(walk)
