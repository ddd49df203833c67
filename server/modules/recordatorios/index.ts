export { recordatoriosJobs } from './recordatorios.jobs.ts'
