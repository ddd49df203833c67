-- A calendar of elsewhere may end something at the end of time, which no clock of ours writes: it is busy up to the last day that is sold.
update bloqueos set hasta = timestamptz '9000-01-01 00:00:00+00' where hasta > timestamptz '9000-01-01 00:00:00+00';
alter table bloqueos add constraint bloqueos_se_escriben check (desde >= timestamptz '0900-01-01 00:00:00+00' and hasta <= timestamptz '9000-01-01 00:00:00+00');
