-- The last mail to somebody who leaves: sent, then dropped from our records.
alter table correos add column se_olvida boolean not null default false;
