import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/recordForm.tsx'

walkPaths(walk)
